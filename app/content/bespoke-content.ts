/** Copy around the bespoke form, for the shop's owner to replace. */

export const BESPOKE = {
  eyebrow: "Custom request",
  /** The last part is set in italics. */
  title: ["A look made ", "just for you"],
  lead: "Tell our stylists where you are going and how you would like to feel when you get there. Within 24 hours, a complete look arrives in your inbox, with the name, the shop and the price of every piece.",
  steps: [
    {
      title: "Tell us",
      text: "The occasion, the weather, your size, your budget. A few lines are enough.",
    },
    {
      title: "Show us",
      text: "Add a picture that inspires you. It is the mood we are after, not an exact copy.",
    },
    { title: "Wear it", text: "Your look arrives by email. A free account opens the links to its pieces." },
  ],
  label: "Describe your look",
  placeholder:
    "An outdoor cocktail evening in Goa. I'm 5'4\", love deep greens, don't wear heels, and would like to stay under ₹12,000.",
  imageLabel: "Inspiration image",
  imageOptional: "optional",
  email: "Where should we send it?",
  send: "Send My Request",
  imageAction: "Choose a picture, or drop it here",
} as const;
