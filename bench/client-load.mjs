import autocannon from "autocannon";

/** Sends each client's requests in turn over a keep-alive connection of its own, and reports autocannon's result. */
process.once("message", async ({ url, seconds, clients, timeoutSeconds }) => {
  let next = 0;
  const result = await autocannon({
    url,
    connections: clients.length,
    duration: seconds,
    timeout: timeoutSeconds,
    setupClient: (client) => {
      client.setRequests(clients[next]);
      next += 1;
    },
  });
  process.send(result, () => process.exit(0));
});
