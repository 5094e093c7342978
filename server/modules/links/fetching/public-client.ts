import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector, Client } from "undici";
import { isPublicAddress } from "./public-address.ts";

export class NotPublicError extends Error {}

const CONNECT_MS = 5_000;
const HEADERS_MAX_BYTES = 32 * 1024;

const CONNECT_OPTIONS = { timeout: CONNECT_MS, maxCachedSessions: 0 };
const connectAnywhere = buildConnector(CONNECT_OPTIONS);

/**
 * Creates a client for one request to an origin. It connects to public addresses only: the check is part of
 * the lookup that the connection itself makes, so a name cannot resolve to another address in between.
 * `isAllowed` names hosts that may be private. No client is reused: each host is visited at most once a
 * second, and the clients of thousands of hosts would fill the memory.
 */
export function createPublicClient(
  origin: string,
  isAllowed: (host: string, port: string) => boolean,
): Client {
  return new Client(origin, {
    connect: (target, callback) => {
      const port = target.port || (target.protocol === "https:" ? "443" : "80");
      const host = target.hostname.replace(/^\[|\]$/g, "");
      if (isAllowed(target.hostname, port)) connectAnywhere(target, callback);
      // An IP address is not looked up, so `lookupPublic` would not check it.
      else if (isIP(host) !== 0 && !isPublicAddress(host)) callback(new NotPublicError(), null);
      else connectPublic(target, callback);
    },
    maxHeaderSize: HEADERS_MAX_BYTES,
    pipelining: 0,
  });
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new NotPublicError(), "", 0);
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

const connectPublic = buildConnector({ ...CONNECT_OPTIONS, lookup: lookupPublic });
