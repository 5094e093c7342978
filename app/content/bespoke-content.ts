/** What stands around the bespoke form; an owner replaces it here. */

export const BESPOKE = {
  eyebrow: "Custom request",
  /** The last part is set in italics. */
  title: ["A look made ", "for you alone"],
  lead: "Tell a stylist where you are going and who you would like to be when you get there. A complete look, every piece linked, reaches your inbox within 24 hours.",
  steps: [
    {
      title: "Describe it",
      text: "The occasion, the weather, your size, a budget. A few honest lines are enough.",
    },
    {
      title: "Show it",
      text: "Add a picture you keep coming back to. We look at the mood, not at the model.",
    },
    { title: "Wear it", text: "Your styled look arrives by e-mail, ready to buy piece by piece." },
  ],
  label: "Describe your look",
  placeholder:
    "A cocktail evening in Goa, outdoors. I am 5'4\", love deep greens, dislike heels, and would like to stay under ₹12,000.",
  imageLabel: "Inspiration image",
  imageOptional: "optional",
  imageAction: "Choose a picture, or drop it here",
} as const;
