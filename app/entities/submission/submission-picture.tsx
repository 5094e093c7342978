import { useQuery } from "@tanstack/react-query";
import { type PicturedLook, submissionPictureQuery } from "#app/entities/submission/submission-queries.ts";
import { useObjectUrl } from "#app/lib/use-object-url.ts";
import { classNames } from "#app/ui/class-names.ts";

interface SubmissionPictureProps {
  look: PicturedLook;
  /** One of the widths of pictures, in pixels. */
  width: 320 | 640;
  alt: string;
  className?: string;
  imageClassName?: string;
}

/** The picture of a look that is not in the shop. A tinted ground takes its place until it is there. */
export function SubmissionPicture({ look, width, alt, className, imageClassName }: SubmissionPictureProps) {
  const { data } = useQuery(submissionPictureQuery(look, width));
  const url = useObjectUrl(data ?? null);
  return (
    <span className={classNames("block overflow-hidden bg-paper-deep", className)}>
      {url && <img src={url} alt={alt} className={classNames("size-full object-cover", imageClassName)} />}
    </span>
  );
}
