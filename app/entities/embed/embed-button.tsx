import { CodeXml } from "lucide";
import { useState } from "react";
import * as messages from "#app/entities/embed/messages.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Embedded } from "#contract/embeds/embed.ts";

const EmbedDialog = lazyPart(async () => (await import("#app/entities/embed/embed-dialog.tsx")).EmbedDialog, {
  when: "open",
});

interface EmbedButtonProps {
  embedded: Embedded;
  /** Of the frame. */
  title: string;
}

/** Opens the code that shows a look or a board in a page of another site. */
export function EmbedButton({ embedded, title }: EmbedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" onClick={() => setOpen(true)}>
        <Icon of={CodeXml} size="small" />
        {messages.embed}
      </Button>
      <EmbedDialog open={isOpen} onClose={() => setOpen(false)} embedded={embedded} title={title} />
    </>
  );
}
