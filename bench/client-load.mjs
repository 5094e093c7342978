import autocannon from "autocannon";

/** Sends what it is told to, from as many keep-alive connections, each its own requests in turn, and says how it went. */
process.once("message", async ({ url, seconds, clients, answerWithinSeconds }) => {
  let next = 0;
  const result = await autocannon({
    url,
    connections: clients.length,
    duration: seconds,
    timeout: answerWithinSeconds,
    setupClient: (client) => {
      client.setRequests(clients[next]);
      next += 1;
    },
  });
  process.send(result, () => process.exit(0));
});
