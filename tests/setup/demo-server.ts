import { startDemoServer } from "../../scripts/demo-server.mjs";

/** One built server with a demo shop of its own for the whole run; that it ends well is part of the run. */
export default async function startServer(): Promise<() => Promise<void>> {
  const server = await startDemoServer();
  process.env.SERVER_URL = server.url;
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with exit code ${code}:\n${server.output()}`);
  };
}
