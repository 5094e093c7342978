import { LayoutGrid, Rows3 } from "lucide";
import type { ListLayout } from "#app/entities/outfit/outfit-choices.ts";
import * as messages from "#app/features/listing/messages.ts";

import { IconChoice } from "#app/ui/icon-choice.tsx";

interface ViewToggleProps {
  view: ListLayout;
  onChoose: (view: ListLayout) => void;
}

const CHOICES = [
  { value: "grid", label: messages.gridView, drawing: LayoutGrid },
  { value: "list", label: messages.listView, drawing: Rows3 },
] as const;

export function ViewToggle({ view, onChoose }: ViewToggleProps) {
  return <IconChoice choices={CHOICES} chosen={view} onChoose={onChoose} />;
}
