const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours; anything else names nothing, so it is a 404 (D21). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
