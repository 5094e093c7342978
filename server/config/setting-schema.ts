import { isIP } from "node:net";
import { z } from "zod";

/** An empty variable counts as not set, so that a value in .env can be left blank. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, fallback: string) =>
  z.preprocess((value) => (value === "" || value === undefined ? fallback : value), schema);

export function wholeNumberText(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(min, error).max(max, error));
}

export const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

export const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgres://user:password@host/name",
});

export const listenAddress = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || /^[a-z0-9][a-z0-9.-]*$/i.test(value),
    "must be an address of this machine such as 127.0.0.1",
  );

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * False for no proxy, or a comma-separated list of addresses and networks. There is no value for any proxy:
 * every client could then write its own address into X-Forwarded-For, which disables the limits.
 */
export const proxies = z
  .string()
  .refine(
    (value) => value === "off" || value.split(",").every((address) => isProxyAddress(address.trim())),
    "must be off, or the addresses and networks of your proxies such as 10.0.0.7,192.168.0.0/16",
  )
  .transform((value) => value !== "off" && value);

function isProxyAddress(text: string): boolean {
  return network.safeParse(text).success && !text.endsWith("/0");
}

/** Whether a URL leads to this machine, where nobody else can read what is sent without TLS. */
export function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
