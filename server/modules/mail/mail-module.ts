import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "#server/db/database.ts";
import { runHourly } from "#server/jobs/hourly-cleanup.ts";
import type { DeliverMail } from "./message.ts";
import { countWaiting, deleteOldMessages } from "./outbox-repository.ts";
import { OutboxSender } from "./outbox-sender.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** To be called after a commit that wrote messages, so that they go out at once; returns at once itself. */
    mailWritten(): void;
  }
}

/** Sends the outbox's messages behind the answers (D36). */
export const mailModule = fastifyPlugin(
  async (app: FastifyInstance, { database, deliver }: { database: Database; deliver: DeliverMail }) => {
    const sender = new OutboxSender({ database, deliver, log: app.log });
    app.decorate("mailWritten", () => void sender.wake());
    app.addHook("onReady", async () => sender.start());
    app.addHook("onClose", () => sender.stop());
    app.metrics.gauge("mail_queue_length", "E-mails that wait to be sent", () => countWaiting(database));
    runHourly(
      app,
      () => deleteOldMessages(database),
      "Old e-mails could not be removed from the outbox; the next try is in an hour",
      { database, name: "old-mails" },
    );
  },
);
