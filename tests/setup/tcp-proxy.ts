import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy that simulates network faults: broken, hanging and slow connections. */
export interface TcpProxy {
  /** The URL with the proxy as its host. */
  through(url: string): string;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Keeps connections open and accepts new ones, but drops all data. */
  hang(): void;
  /** Delays all data by this many milliseconds. */
  slow(delayMs: number): void;
  /** Ends the fault for new connections; breaks those that hung. */
  restore(): void;
  /** The number of open connections. */
  connections(): number;
  close(): Promise<void>;
}

type State = "open" | "cut" | "hanging";

/** Starts a proxy for the server of a URL. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: State = "open";
  let delayMs = 0;

  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("data", (chunk) => {
      if (state === "hanging") return;
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delayMs);
    });
    from.on("error", () => to.destroy());
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((client) => {
    if (state === "cut") {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    through: (url) => {
      const address = new URL(url);
      address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      return address.href;
    },
    cut: () => {
      state = "cut";
      breakAll();
    },
    hang: () => {
      state = "hanging";
    },
    slow: (ms) => {
      delayMs = ms;
    },
    restore: () => {
      if (state === "hanging") breakAll();
      state = "open";
      delayMs = 0;
    },
    connections: () => sockets.size / 2,
    close: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
