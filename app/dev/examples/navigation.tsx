import { useState } from "react";
import type { ExampleGroup } from "#app/dev/example.ts";
import { Button } from "#app/ui/button.tsx";
import { Menu, MenuGroup, MenuItem } from "#app/ui/menu.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const PAGINATIONS = [
  ["first page", 1, 12],
  ["in the middle", 6, 12],
  ["last page", 12, 12],
  ["one page", 1, 1],
] as const;

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
