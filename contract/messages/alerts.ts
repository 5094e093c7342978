/** Messages of price alerts. */

export const ALERT_MESSAGES = {
  priceDropsExpected: "Please say whether you want to be told",
  unsubscribed: "Price alerts are off. Your saved looks stay.",
  tokenInvalid: "This link does not work any more.",
} as const;
