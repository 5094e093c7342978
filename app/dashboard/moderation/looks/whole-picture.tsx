import { useQuery } from "@tanstack/react-query";
import { submissionPictureQuery } from "#app/entities/submission/submission-queries.ts";
import { useObjectUrl } from "#app/lib/use-object-url.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { ImageWidth } from "#contract/outfit/image.ts";
import type { AdminSubmission } from "#contract/submissions/submissions.ts";

interface WholePictureProps {
  look: AdminSubmission;
  /** In pixels, of the file. */
  width: ImageWidth;
  alt: string;
  className: string;
}

/** The picture of a look with all that is on it: none of its edges is cut off. */
export function WholePicture({ look, width, alt, className }: WholePictureProps) {
  const { data, isError } = useQuery(submissionPictureQuery(look, width));
  const url = useObjectUrl(data ?? null);
  if (isError) return <span className="block text-danger text-small">The picture could not be loaded.</span>;
  // Without `src` until it is there, so that its space is taken from the first moment.
  return (
    <img
      src={url}
      width={look.imageWidth}
      height={look.imageHeight}
      alt={alt}
      className={classNames("h-auto bg-paper-deep", className)}
    />
  );
}
