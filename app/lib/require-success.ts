/** Throws the message of a response with `success: false`, which may have a 2xx status. */
export function requireSuccess<T extends { success?: boolean; message?: string; error?: string }>(
  result: T,
): T {
  if (result.success === false)
    throw new Error(result.message ?? result.error ?? "The server rejected the call");
  return result;
}
