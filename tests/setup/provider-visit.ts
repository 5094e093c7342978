/**
 * Signs in at the local provider like a browser, with cookies and redirects; returns the URL that it
 * redirects back to.
 */
export async function visitProvider(startAddress: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(startAddress);
  const home = address.origin;
  for (let step = 0; step < 10; step++) {
    if (address.origin !== home) return address;
    if (address.pathname.startsWith("/interaction/")) address.searchParams.set("sub", sub);
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`The provider stopped at ${address}: ${await response.text()}`);
    address = new URL(location, address);
  }
  throw new Error("Too many redirects by the provider");
}
