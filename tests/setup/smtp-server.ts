import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** An e-mail as the mail server received it. */
export interface ReceivedMail {
  /** The envelope's recipients. */
  recipients: string[];
  /** The message's source. */
  source: string;
  mail: Email;
}

export interface LocalSmtpServer {
  /** For SMTP_URL. */
  url: string;
  /** In the order of their arrival. */
  inbox: ReceivedMail[];
  /** Messages to one address. */
  to(address: string): ReceivedMail[];
  /** The number of attempted deliveries, including rejected ones. */
  attempts: number;
  /** Rejects further messages with this SMTP code; undefined accepts them again. */
  rejectWith(code: number | undefined): void;
  /** Delays further messages until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

/** A local SMTP server that stores the messages it receives. Pass a port to replace a stopped server. */
export async function startSmtpServer(port = 0): Promise<LocalSmtpServer> {
  const inbox: ReceivedMail[] = [];
  let rejectCode: number | undefined;
  let held = Promise.resolve();

  const receive = async (stream: NodeJS.ReadableStream, recipients: string[]): Promise<void> => {
    local.attempts += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const source = Buffer.concat(chunks);
    const mail = await PostalMime.parse(source);
    await held;
    if (rejectCode !== undefined) {
      throw Object.assign(new Error(`Not now, ${recipients.join()}`), { responseCode: rejectCode });
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
  // Clients may disconnect at any time.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: boundPort } = server.server.address() as AddressInfo;

  const local: LocalSmtpServer = {
    url: `smtp://127.0.0.1:${boundPort}`,
    inbox,
    to: (address) => inbox.filter(({ recipients }) => recipients.includes(address)),
    attempts: 0,
    rejectWith: (code) => {
      rejectCode = code;
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
