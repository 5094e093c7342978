import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** An e-mail as a mail server took it in. */
export interface ReceivedMail {
  /** From the envelope: whom it was really for. */
  recipients: string[];
  /** The message as it came over the wire. */
  source: string;
  mail: Email;
}

export interface LocalSmtpServer {
  /** For SMTP_URL. */
  url: string;
  /** In the order in which they came. */
  inbox: ReceivedMail[];
  /** Messages to one address. */
  to(address: string): ReceivedMail[];
  /** How many messages clients began to hand over, refused ones included. */
  attempts: number;
  /** From here on every message is refused with this SMTP code, or taken again. */
  refuseWith(code: number | undefined): void;
  /** From here on messages wait to be taken until what is returned is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

/** A real mail server on this machine that keeps what it is sent; the port can be that of one which has stopped. */
export async function startSmtpServer(port = 0): Promise<LocalSmtpServer> {
  const inbox: ReceivedMail[] = [];
  let refusal: number | undefined;
  let held = Promise.resolve();

  const receive = async (stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> => {
    local.attempts += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const source = Buffer.concat(chunks);
    const mail = await PostalMime.parse(source);
    await held;
    if (refusal !== undefined) {
      throw Object.assign(new Error(`Not now, ${recipients.join()}`), { responseCode: refusal });
    }
    inbox.push({ recipients, source: source.toString(), mail });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients).then(() => callback(), callback);
    },
  });
  // A client that goes away in the middle is its own business.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.server.address() as AddressInfo;

  const local: LocalSmtpServer = {
    url: `smtp://127.0.0.1:${taken}`,
    inbox,
    to: (address) => inbox.filter(({ recipients }) => recipients.includes(address)),
    attempts: 0,
    refuseWith: (code) => {
      refusal = code;
    },
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return local;
}
