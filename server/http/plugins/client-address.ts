import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

const GROUPS = 8;
/**
 * A /64 is the smallest IPv6 network that a household or server gets; its owner can use every address in it.
 */
const NETWORK_GROUPS = 4;

/** Identifies a client: its IPv4 address, or the /64 network of its IPv6 address. */
export function clientAddress(ip: string): string {
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [before = "", after] = address.toLowerCase().split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after === undefined ? [] : after.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => "0");
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

const ALIAS_LENGTH = 12;
const aliasKey = randomBytes(32);

/** A keyed hash that distinguishes clients in the log of this process without revealing their addresses. */
export function clientAlias(ip: string): string {
  return createHmac("sha256", aliasKey).update(clientAddress(ip)).digest("base64url").slice(0, ALIAS_LENGTH);
}
