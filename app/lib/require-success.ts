/** Throws the message of a response with `success: false`, which may have a 2xx status. */
export function requireSuccess<T extends { success?: boolean; message?: string; error?: string }>(
  answer: T,
): T {
  if (answer.success === false) throw new Error(answer.message ?? answer.error ?? "The server said no");
  return answer;
}
