import { expect, it } from "vitest";
import { clientAddress, clientAlias } from "./client-address.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (ip, client) => {
  expect(clientAddress(ip)).toBe(client);
});

it("an alias is stable for a client and does not reveal its address", () => {
  expect(clientAlias("203.0.113.7")).toBe(clientAlias("::ffff:203.0.113.7"));
  expect(clientAlias("203.0.113.7")).not.toBe(clientAlias("203.0.113.8"));
  expect(clientAlias("203.0.113.7")).toMatch(/^[\w-]{12}$/);
});
