/**
 * Listens on a free port that the parent process is told, until the parent goes.
 * @param {Pick<import("node:http").Server, "listen" | "address">} server
 */
export function serveParent(server) {
  server.listen(0, "127.0.0.1", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.send?.({ port });
  });
  process.once("disconnect", () => process.exit(0));
}
