import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a server that can be cut, can hang, and can be slow, as lines do. */
export interface TcpProxy {
  /** An address that leads through the line to where another address leads. */
  through(url: string): string;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Keeps connections open and takes new ones, but lets nothing through any more. */
  hang(): void;
  /** Lets everything through this many milliseconds late. */
  slow(delayMs: number): void;
  /** Works again for new connections; those that hung are broken. */
  restore(): void;
  /** How many connections there are now. */
  connections(): number;
  close(): Promise<void>;
}

type State = "open" | "cut" | "hanging";

/** Opens a line to the server that an address names. */
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
