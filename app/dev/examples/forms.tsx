import { type ComponentProps, useState } from "react";
import type { ExampleGroup } from "#app/dev/example.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { EmailInput } from "#app/ui/email-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { Switch } from "#app/ui/switch.tsx";

function Email(props: Pick<ComponentProps<typeof EmailInput>, "tone" | "error" | "locked">) {
  const [value, setValue] = useState("");
  return <EmailInput {...props} value={value} onType={setValue} />;
}

function Searching({ filled }: { filled?: string }) {
  const [value, setValue] = useState(filled ?? "");
  return (
    <SearchInput
      name="search"
      label={filled ? "Search again" : "Search outfits"}
      value={value}
      onChange={setValue}
    />
  );
}

function Filtering() {
  const [value, setValue] = useState("silk");
  return <SearchField label="Search pieces" value={value} onChange={setValue} />;
}

function Alerts({ on, disabled }: { on: boolean; disabled?: boolean }) {
  const [isOn, setOn] = useState(on);
  return (
    <Switch
      label={`Tell me when the price drops, ${disabled ? "off for now" : on ? "on" : "off"}`}
      hint="One email a day at most."
      checked={isOn}
      disabled={disabled}
      onSwitch={setOn}
    />
  );
}

const FIELDS: [string, Omit<ComponentProps<typeof Field>, "children">][] = [
  ["plain", { label: "Username" }],
  ["with a hint", { label: "Name on the site", hint: "Shown beside your comments." }],
  ["with an error", { label: "Full name", error: "Please enter your full name." }],
  ["label hidden", { label: "City", labelHidden: true }],
];

export const FORMS: ExampleGroup = {
  title: "Forms",
  examples: [
    ...FIELDS.map(([state, props]) => ({
      name: `Field and Input, ${state}`,
      view: <Field {...props}>{(control) => <Input {...control} placeholder="Asha Menon" />}</Field>,
    })),
    { name: "Input, disabled", view: <Input aria-label="Disabled" disabled defaultValue="Asha" /> },
    {
      name: "Input, room at the start",
      view: <Input aria-label="Search" room="start" defaultValue="Silk" />,
    },
    { name: "Input, room at the end", view: <Input aria-label="Secret" room="end" defaultValue="Silk" /> },
    {
      name: "Input, on the accent colour",
      ground: "accent",
      view: <Input aria-label="On accent" tone="onAccent" defaultValue="asha@example.com" />,
    },
    { name: "Checkbox", view: <Checkbox label="Select the first look" /> },
    { name: "Checkbox, checked", view: <Checkbox label="Select the second look" defaultChecked /> },
    { name: "Checkbox, some of several", view: <Checkbox label="Select all looks" labelShown isMixed /> },
    { name: "Switch, off", view: <Alerts on={false} /> },
    { name: "Switch, on", view: <Alerts on /> },
    { name: "Switch, disabled", view: <Alerts on={false} disabled /> },
    { name: "Textarea", view: <Textarea aria-label="Description" placeholder="The occasion, a budget …" /> },
    {
      name: "Select",
      view: (
        <Select aria-label="Sort by">
          <option>Newest first</option>
          <option>Oldest first</option>
        </Select>
      ),
    },
    { name: "EmailInput", view: <Email locked={false} /> },
    { name: "EmailInput, locked", view: <Email locked /> },
    {
      name: "EmailInput, error",
      view: <Email locked={false} error="Please enter a valid email address." />,
    },
    { name: "SearchField", view: <Filtering /> },
    { name: "SearchInput", view: <Searching /> },
    { name: "SearchInput, filled", view: <Searching filled="Lehenga" /> },
  ],
};
