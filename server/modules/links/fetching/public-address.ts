import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** All assigned public IPv6 addresses. Others can embed an IPv4 address, or are local to a network. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** Azure's host service, which every virtual machine there reaches. */
const HOST_SERVICE = "168.63.129.16";

/** Whether an IP address is public: not private, local, reserved or a translation of such an address. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  // An IPv4 address in IPv6 form becomes the IPv4 address.
  const address = ipaddr.process(text);
  if (address.range() !== "unicast" || address.toString() === HOST_SERVICE) return false;
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(...GLOBAL_UNICAST);
}
