import { useState } from "react";

/**
 * What a dialog was last opened with, so that it is still shown while the dialog fades out. The new key of
 * each opening resets the dialog's state.
 */
export function useOpened<Value>() {
  const [opened, setOpened] = useState<{ value: Value; key: number }>();
  const [isOpen, setOpen] = useState(false);
  return {
    ...opened,
    isOpen,
    open: (value: Value) => {
      setOpened((before) => ({ value, key: (before?.key ?? 0) + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
