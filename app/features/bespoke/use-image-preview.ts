import { useEffect, useState } from "react";

/** The chosen picture as a data URL; null while it is read, and when there is none or it is unreadable. */
export function useImagePreview(image: File | null): string | null {
  const [preview, setPreview] = useState<{ of: File; url: string } | null>(null);
  useEffect(() => {
    if (!image) return;
    const reader = new FileReader();
    reader.onload = () => setPreview({ of: image, url: String(reader.result) });
    reader.readAsDataURL(image);
    return () => reader.abort();
  }, [image]);
  return preview && preview.of === image ? preview.url : null;
}
