export const insteadOf = (item: string) => `Instead of ${item}`;
export const heading = "You could wear instead";
