import { useState } from "react";
import type { ExampleGroup } from "#app/dev/example.ts";
import { Button } from "#app/ui/button.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { Chip, ChipLink } from "#app/ui/chip.tsx";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const PAGINATIONS = [
  ["first page", 1, 12],
  ["in the middle", 6, 12],
  ["last page", 12, 12],
  ["one page", 1, 1],
] as const;

const LINK_LOOKS = ["line", "sentence", "inline", "quiet"] as const;
const CHIPS = ["raised", "outline", "second", "filter", "choice"] as const;

function Paging({ label, start, pages }: { label: string; start: number; pages: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination label={label} page={page} pages={pages} reach={1} onPage={setPage}>
      Page {page} of {pages}
    </Pagination>
  );
}

function TwoTabs() {
  const [value, setValue] = useState<"open" | "answered">("open");
  return (
    <Tabs
      label="Requests"
      value={value}
      onChange={setValue}
      tabs={[
        { value: "open", label: "Open (2)", content: <p className="pt-4">Two open requests</p> },
        { value: "answered", label: "Answered", content: <p className="pt-4">Nothing answered yet</p> },
      ]}
    />
  );
}

export const NAVIGATION: ExampleGroup = {
  title: "Navigation",
  examples: [
    ...PAGINATIONS.map(([state, start, pages]) => ({
      name: `Pagination, ${state}`,
      wide: true,
      view: <Paging label={`Pages, ${state}`} start={start} pages={pages} />,
    })),
    ...LINK_LOOKS.map((look) => ({
      name: `TextLink, ${look}`,
      view: (
        <TextLink to="/outfit" look={look} size="small">
          {`All outfits, ${look}`}
        </TextLink>
      ),
    })),
    {
      name: "CardLink",
      view: (
        <article className="relative bg-paper-raised p-5">
          <h3>
            <CardLink to="/outfit">A card</CardLink>
          </h3>
        </article>
      ),
    },
    ...CHIPS.map((tone) => ({
      name: `Chip, ${tone}`,
      view: (
        <div className="flex flex-wrap gap-2">
          <Chip tone={tone} aria-pressed={false}>
            Saree
          </Chip>
          <Chip tone={tone} aria-pressed>
            Lehenga
          </Chip>
          <Chip tone={tone} size="small">
            Kurta
          </Chip>
          <ChipLink tone={tone} to="/outfit">
            Outfits
          </ChipLink>
        </div>
      ),
    })),
    { name: "Tabs", view: <TwoTabs /> },
    {
      name: "Menu",
      view: (
        <Menu button={<Button variant="secondary">Open menu</Button>}>
          <MenuGroup heading="The whole catalogue">
            <MenuItem onClick={() => undefined} note="For spreadsheets">
              CSV
            </MenuItem>
            <MenuItem onClick={() => undefined}>JSON Lines</MenuItem>
          </MenuGroup>
          <MenuGroup heading="The newsletter">
            <MenuItem onClick={() => undefined}>Addresses</MenuItem>
          </MenuGroup>
        </Menu>
      ),
    },
  ],
};
