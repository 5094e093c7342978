import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";

interface ReplaceFormProps {
  what: string;
  isBusy: boolean;
  onReplace: (url: string) => void;
}

export function ReplaceForm({ what, isBusy, onReplace }: ReplaceFormProps) {
  const [url, setUrl] = useState("");
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) onReplace(url.trim());
  };
  return (
    <form
      noValidate
      onSubmit={replace}
      className="flex min-w-0 flex-auto gap-3 max-sm:flex-wrap sm:max-w-2xl"
    >
      <Input
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        aria-label={`New link for ${what}`}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" size="small" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}
