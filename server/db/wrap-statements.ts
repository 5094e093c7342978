/** Runs a database statement and can observe it, for tracing. */
export type WrapStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>;

type Call = (...parameters: unknown[]) => unknown;

/**
 * Returns the client of either engine with every statement passed through `wrap`, including those of pooled
 * connections and of transactions.
 */
export function wrapStatements<C extends object>(client: C, wrap: WrapStatement | undefined): C {
  if (!wrap) return client;
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const call: Call = member.bind(target);
      if (name === "query") {
        return (...parameters: unknown[]) =>
          wrap(textOf(parameters[0]), async () => call(...parameters) as Promise<unknown>);
      }
      if (name === "connect") {
        return async () => wrapStatements((await call()) as object, wrap);
      }
      if (name === "transaction") {
        return (work: (client: object) => unknown) =>
          call((transaction: object) => work(wrapStatements(transaction, wrap)));
      }
      return call;
    },
  });
}

/** Values are passed apart from the text, so the text holds no personal data. */
function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: unknown }).text ?? "");
}
