export const copied = "Link copied";
export const copyThis = (url: string) => `Copy this link: ${url}`;
