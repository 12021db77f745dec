import { allowedFileTypes, endpoints } from '@szansa/api-client/endpoints';
import { describe, expect, it } from 'vitest';

import { uploadRules } from './upload-rules.ts';

describe('upload rules', () => {
  it('are those of the endpoints', () => {
    const { maxBytes, maxFiles } = endpoints.documents.upload.files;
    expect(uploadRules).toEqual({
      accept: allowedFileTypes.map((ending) => `.${ending}`),
      maxBytes,
      maxFiles,
    });
  });
});
