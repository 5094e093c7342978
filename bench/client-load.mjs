import autocannon from "autocannon";

/**
 * Sends each client's requests in turn over a keep-alive connection of its own; reports autocannon's result
 * and all durations in ms.
 */
process.once("message", ({ url, seconds, clients, timeoutSeconds }) => {
  let next = 0;
  /** @type {number[]} */
  const durationsMs = [];
  const options = {
    url,
    connections: clients.length,
    duration: seconds,
    timeout: timeoutSeconds,
    setupClient: (/** @type {autocannon.Client} */ client) => {
      client.setRequests(clients[next]);
      next += 1;
    },
  };
  const load = autocannon(options, (error, result) => {
    if (error) throw error;
    process.send?.({ ...result, durationsMs }, () => process.exit(0));
  });
  load.on("response", (_client, _status, _bytes, durationMs) => durationsMs.push(durationMs));
});
