import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import { safeParse } from "zod";
import type { $ZodType } from "zod/v4/core";

/**
 * Makes JSON of an answer that has passed its schema, which leaves out whatever the schema does not name. The framework's own
 * serializer does the same in the direction of encoding, for which the library compiles no fast path: three times as slow, with
 * the same outcome, as no answer has anything to encode.
 */
export const responseSerializerCompiler: FastifySerializerCompiler<$ZodType> =
  ({ schema, method, url }) =>
  (answer) => {
    const { data, error } = safeParse(schema, answer);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
