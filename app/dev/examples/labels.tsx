import { Heart } from "lucide";
import type { ExampleGroup } from "#app/dev/example.ts";
import { ContactAddress } from "#app/entities/settings/contact-address.tsx";
import { Quote } from "#app/entities/settings/quote.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { Rating } from "#app/ui/rating.tsx";

const TONES = [
  ...(["paper", "ink", "accent", "gold", "silver", "bronze"] as const),
  ...(["violet", "emerald", "sapphire", "fresh", "quiet", "outline"] as const),
];
const ICON_SIZES = ["tiny", "small", "medium", "large", "huge", "mark"] as const;
const ICON_WEIGHTS = ["light", "regular", "bold"] as const;
const BADGE_SIZES = ["small", "medium", "large", "lead"] as const;
const PRICE_SIZES = ["inherit", "small", "body", "lead", "title"] as const;
const EYEBROWS = [
  ["soft", "paper"],
  ["accent", "paper"],
  ["gold", "ink"],
  ["inverse", "accent"],
] as const;

const FIGURES = [
  { value: "100+", label: "Curated outfits" },
  { value: "24hr", label: "Styling service" },
  { value: "∞", label: "Infinite styles" },
];

const TESTIMONIAL = {
  name: "Asha Rao",
  role: "Teacher, Pune",
  avatar: "",
  rating: 4,
  content: "All three looks in one evening, right down to the jhumkas.",
};

export const LABELS: ExampleGroup = {
  title: "Labels and figures",
  examples: [
    {
      name: "Badge, tones",
      wide: true,
      view: (
        <div className="flex flex-wrap gap-3">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      ),
    },
    {
      name: "Badge, sizes",
      view: (
        <div className="flex flex-wrap items-end gap-3">
          {BADGE_SIZES.map((size) => (
            <Badge key={size} tone="gold" size={size}>
              #1
            </Badge>
          ))}
        </div>
      ),
    },
    {
      name: "CountBadge",
      view: (
        <span className="inline-flex">
          <CountBadge count={12} label="12 active" />
        </span>
      ),
    },
    ...EYEBROWS.map(([tone, ground]) => ({
      name: `Eyebrow, ${tone}`,
      ground,
      view: <Eyebrow tone={tone}>Custom request</Eyebrow>,
    })),
    {
      name: "Price, sizes",
      wide: true,
      view: (
        <div className="flex flex-wrap items-baseline gap-6">
          {PRICE_SIZES.map((size) => (
            <Price key={size} rupees={124999} size={size} />
          ))}
        </div>
      ),
    },
    { name: "Price, light", view: <Price rupees={124999} size="small" light /> },
    ...ICON_SIZES.map((size) => ({
      name: `Icon, ${size}`,
      view: (
        <p className="flex gap-3">
          {ICON_WEIGHTS.map((weight) => (
            <Icon key={weight} of={Heart} size={size} weight={weight} />
          ))}
          <Icon of={Heart} size={size} fill="tint" tone="accent" />
          <Icon of={Heart} size={size} fill="full" tone="gold" />
        </p>
      ),
    })),
    {
      name: "Rating",
      view: (
        <div className="grid gap-2">
          {[0, 3.4, 5].map((value) => (
            <Rating key={value} value={value} />
          ))}
        </div>
      ),
    },
    {
      name: "Avatar, sizes, tones and picture",
      view: (
        <div className="flex items-center gap-3">
          <Avatar name="Asha" size="small" />
          <Avatar name="Asha" />
          <Avatar name="Asha" tone="accent" size="large" />
          <Avatar name="Asha" picture="/favicon.svg" />
        </div>
      ),
    },
    ...(["band", "columns", "table", "tableLarge", "row", "margin"] as const).map((look) => ({
      name: `Figures, ${look}`,
      wide: true,
      view: <Figures look={look} figures={FIGURES} />,
    })),
    ...[false, true].map((large) => ({
      name: large ? "Quote, large" : "Quote",
      wide: true,
      view: <Quote {...TESTIMONIAL} large={large} />,
    })),
    {
      name: "ContactAddress",
      view: <ContactAddress name="Kavita Rao" email="care@shop.example" phone="+91 98765 43210" />,
    },
  ],
};
