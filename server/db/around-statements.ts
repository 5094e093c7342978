/** Runs a statement of the database; whoever watches them wraps it. */
export type AroundStatement = <T>(text: string, run: () => Promise<T>) => Promise<T>;

type Call = (...parameters: unknown[]) => unknown;

/**
 * The same client of either engine, whose statements all go through `around`: those of connections it lends and of transactions
 * it runs as well.
 */
export function aroundStatements<C extends object>(client: C, around: AroundStatement | undefined): C {
  if (!around) return client;
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      const call: Call = member.bind(target);
      if (name === "query" || name === "exec") {
        return (...parameters: unknown[]) =>
          around(textOf(parameters[0]), async () => call(...parameters) as Promise<unknown>);
      }
      if (name === "connect") {
        return async () => aroundStatements((await call()) as object, around);
      }
      if (name === "transaction") {
        return (work: (client: object) => unknown) =>
          call((transaction: object) => work(aroundStatements(transaction, around)));
      }
      return call;
    },
  });
}

/** Statements carry their values apart, so that their text never tells them. */
function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  return String((statement as { text?: unknown }).text ?? "");
}
