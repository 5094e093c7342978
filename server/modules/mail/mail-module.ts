import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { DeliverMail } from "./message.ts";
import { countWaiting } from "./outbox-repository.ts";
import { OutboxSender } from "./outbox-sender.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Wakes the sender after a commit that enqueued messages. Does not wait for it. */
    wakeMailSender(): void;
    /** Delivers one message at once, without the outbox and its retries. Rejects with the server's error. */
    deliverMail: DeliverMail;
  }
}

/** Sends the messages of the outbox in the background. */
export const mailModule = fastifyPlugin(
  async (app: FastifyInstance, { deliver }: { deliver: DeliverMail }) => {
    const deliverByName: DeliverMail = (message, signal) =>
      deliver({ ...message, senderName: app.shopSettings.values.identity?.name }, signal);
    const sender = new OutboxSender({ database: app.db, deliver: deliverByName, log: app.log });
    app.decorate("deliverMail", deliverByName);
    app.decorate("wakeMailSender", () => void sender.wake());
    app.addHook("onReady", async () => sender.start());
    app.addHook("onClose", () => sender.stop());
    app.metrics.gauge("mail_queue_length", "Emails waiting to be sent", () => countWaiting(app.db));
  },
);
