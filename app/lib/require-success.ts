/** Throws what the server says when it says no under a good status (spec section 7, "Read success and message"). */
export function requireSuccess<T extends { success?: boolean; message?: string; error?: string }>(
  answer: T,
): T {
  if (answer.success === false) throw new Error(answer.message ?? answer.error ?? "The server said no");
  return answer;
}
