import Plus from "lucide-react/icons/plus";
import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

interface AddRowProps extends Pick<ComponentProps<"button">, "ref" | "disabled" | "aria-label" | "onClick"> {
  /** What `useRowChanges` says of the last change. */
  announcement: string;
  children: string;
}

/** The end of rows that can be added to. */
export function AddRow({ announcement, children, ...button }: AddRowProps) {
  return (
    <>
      <Button variant="secondary" size="small" {...button} className="sm:justify-self-start">
        <Plus aria-hidden="true" className="size-4" />
        <span>{children}</span>
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
