/** What a visitor gets when no node answers at all, in the shape of every other error (D20). */
const NOBODY_THERE = JSON.stringify({
  success: false,
  message: "The shop is briefly unavailable. Please try again in a moment.",
  error: "The shop is briefly unavailable. Please try again in a moment.",
  code: "UNAVAILABLE",
});

/** A node that is not ready twice in a row gets no new visitors; it drains for longer than that before it stops. */
const CHECK = "inter 250ms fall 2 rise 1";

function backend(name, path, nodes) {
  return `
backend ${name}
  balance leastconn
  option httpchk
  http-check send meth GET uri ${path} ver HTTP/1.1 hdr Host balancer
  http-check expect status 200
  http-request disable-l7-retry unless METH_GET
${nodes.map(({ name: node, port }) => `  server ${node} 127.0.0.1:${port} check ${CHECK}`).join("\n")}
`;
}

/**
 * The settings of HAProxy for a shop of several nodes. Ready nodes take turns. While none is ready because the database is away, those that
 * are alive go on giving what they have in memory. Reading is tried on another node when one breaks off.
 * @param {{ host: string, port: number, socket: string, nodes: readonly { name: string, port: number }[] }} options
 */
export function balancerConfig({ host, port, socket, nodes }) {
  return `global
  fd-hard-limit 50000
  stats socket ${socket} mode 600 level user

defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  timeout queue 5s
  timeout http-request 15s
  timeout http-keep-alive 30s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-error status 503 content-type application/json string ${quoted(NOBODY_THERE)} hdr Retry-After 5 hdr Cache-Control no-store

frontend shop
  bind ${host}:${port}
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready
${backend("ready", "/readyz", nodes)}${backend("alive", "/healthz", nodes)}`;
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
