import { type PGlite, parse, protocol } from "@electric-sql/pglite";

type Messages = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"];
type Options = NonNullable<Parameters<PGlite["query"]>[2]>;

interface NamedStatement {
  name: string;
  /** Object identifiers of the parameters' types. */
  paramTypes: readonly number[];
  /** The description of the rows, which a result begins with; empty for a statement without rows. */
  rowDescription: Messages;
}

/**
 * Named statements of the engine. PGlite's `query` parses and plans its text on every call, in five exchanges
 * of messages; a named statement is parsed once, planned as PostgreSQL does for prepared statements, and runs
 * in one exchange.
 */
export class NamedStatements {
  readonly #engine: PGlite;
  /** As many as the shop names, each of which has a constant text. */
  readonly #byText = new Map<string, NamedStatement>();

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  /** Runs in the transaction that is open, if one is. */
  async query(text: string, params: readonly unknown[], options: Options) {
    const { name, paramTypes, rowDescription } = this.#byText.get(text) ?? (await this.#prepare(text));
    const values = params.map((value, at) => this.#serialize(value, paramTypes[at] ?? 0));
    const messages = await this.#exchange([
      protocol.serialize.bind({ statement: name, values }),
      protocol.serialize.execute({}),
    ]);
    const [result] = parse.parseResults([...rowDescription, ...messages], this.#engine.parsers, options);
    if (!result) throw new Error("The engine returned no result");
    return result;
  }

  async #prepare(text: string): Promise<NamedStatement> {
    const name = `statement_${this.#byText.size + 1}`;
    const messages = await this.#exchange([
      protocol.serialize.parse({ name, text }),
      protocol.serialize.describe({ type: "S", name }),
    ]);
    const statement = {
      name,
      paramTypes: parse.parseDescribeStatementResults(messages),
      rowDescription: messages.filter((message) => message.name === "rowDescription"),
    };
    this.#byText.set(text, statement);
    return statement;
  }

  /**
   * With its end in the same buffer: after an error the engine skips to it, and is ready for
   * the next exchange.
   */
  async #exchange(messages: readonly Uint8Array[]): Promise<Messages> {
    const buffer = Buffer.concat([...messages, protocol.serialize.sync()]);
    return this.#engine.runExclusive(async () => (await this.#engine.execProtocol(buffer)).messages);
  }

  #serialize(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serialize = this.#engine.serializers[type];
    return serialize ? serialize(value) : String(value);
  }
}
