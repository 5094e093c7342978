import { Heart, SendHorizontal } from "lucide";
import { type ComponentProps, useState } from "react";
import type { Example, ExampleGroup } from "#app/dev/example.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FilterToggle } from "#app/ui/filter-toggle.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";
import { IconChoice } from "#app/ui/icon-choice.tsx";
import { Stepper } from "#app/ui/stepper.tsx";

const ICON = <Icon of={Heart} />;
const GROUNDS_OF: Partial<Record<string, Example["ground"]>> = { onAccent: "accent", onInk: "ink" };
const VARIANTS = [
  "primary",
  "secondary",
  "ghost",
  "danger",
  "ghostDanger",
  "onAccent",
  "onInk",
  "link",
] as const;
const SIZES = ["small", "medium", "toolbar", "large"] as const;
const STATES: [string, ComponentProps<typeof Button>][] = [
  ["busy", { busy: true }],
  ["disabled", { disabled: true }],
  ["wide", { wide: true }],
];
const TONES = [
  ["ink", "paper"],
  ["faint", "paper"],
  ["danger", "paper"],
  ["inverse", "ink"],
  ["send", "paper"],
] as const;
const CHOICES = [
  { value: "one", label: "First view", drawing: Heart },
  { value: "two", label: "Second view", drawing: SendHorizontal },
] as const;

function Counting({ what, ...states }: Pick<ComponentProps<typeof Stepper>, "what" | "busy" | "fixed">) {
  const [value, setValue] = useState(1);
  return <Stepper {...states} what={what} value={value} min={1} max={3} onChange={setValue} />;
}

function Choosing() {
  const [chosen, setChosen] = useState<"one" | "two">("one");
  return <IconChoice choices={CHOICES} chosen={chosen} onChoose={setChosen} className="ml-0" />;
}

function Toggling({
  label,
  ...look
}: Pick<ComponentProps<typeof FilterToggle>, "label" | "look" | "active">) {
  const [open, setOpen] = useState(false);
  return <FilterToggle {...look} label={label} open={open} onClick={() => setOpen(!open)} />;
}

const variants: Example[] = VARIANTS.map((variant) => ({
  name: `Button, ${variant}`,
  ground: GROUNDS_OF[variant] ?? "paper",
  view: (
    <div className="flex flex-wrap gap-3">
      <Button variant={variant}>Add to Cart</Button>
      <Button variant={variant} disabled>
        Add to Cart
      </Button>
      <ButtonLink variant={variant} to="/outfit">
        Browse outfits
      </ButtonLink>
    </div>
  ),
}));

export const BUTTONS: ExampleGroup = {
  title: "Buttons",
  examples: [
    ...variants,
    ...SIZES.map((size) => ({ name: `Button, ${size}`, view: <Button size={size}>Add to Cart</Button> })),
    ...STATES.map(([state, props]) => ({
      name: `Button, ${state}`,
      view: <Button {...props}>Add to Cart</Button>,
    })),
    ...TONES.map(([tone, ground]) => ({
      name: `IconButton, ${tone}`,
      ground,
      view: (
        <div className="flex gap-3">
          <IconButton tone={tone} label={`Like, ${tone}`}>
            {ICON}
          </IconButton>
          <IconButton tone={tone} label={`Like, ${tone}, disabled`} disabled>
            {ICON}
          </IconButton>
          <IconButton tone={tone} size="large" label={`Like, ${tone}, large`}>
            {ICON}
          </IconButton>
        </div>
      ),
    })),
    {
      name: "IconLink",
      view: (
        <IconLink label="Cart" to="/cart">
          {ICON}
        </IconLink>
      ),
    },
    { name: "IconChoice", view: <Choosing /> },
    { name: "FilterToggle, quiet", view: <Toggling label="Filters" active={0} /> },
    { name: "FilterToggle, filters set", view: <Toggling label="Filters & Sort" active={3} /> },
    { name: "FilterToggle, framed", view: <Toggling label="All filters" look="framed" active={2} /> },
    { name: "Stepper", view: <Counting what="quantity" /> },
    { name: "Stepper, busy", view: <Counting what="quantity while saving" busy /> },
    { name: "Stepper, fixed", view: <Counting what="quantity of a sold-out outfit" fixed /> },
    {
      name: "SponsoredLink",
      view: <SponsoredLink href="https://shop.example/" what="Silk saree" />,
    },
  ],
};
