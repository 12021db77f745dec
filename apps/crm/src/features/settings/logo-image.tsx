/** The agency's logo out of the file the server sent. */
export function LogoImage({ blob, label, className }: { blob: Blob; label: string; className: string }) {
  return (
    <img
      alt={label}
      className={className}
      ref={(image) => {
        if (!image) return undefined;
        const url = URL.createObjectURL(blob);
        image.src = url;
        return () => URL.revokeObjectURL(url);
      }}
    />
  );
}
