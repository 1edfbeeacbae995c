/** Where a tensor stands in the data of a safetensors file, in bytes. */
export interface StoredTensor {
  shape: readonly number[];
  start: number;
  end: number;
}

/** A safetensors file: the length of its header as 64 bits, the header in JSON, then the data of all tensors. */
export interface TensorFile {
  tensors: ReadonlyMap<string, StoredTensor>;
  data: Uint8Array;
}

const LENGTH_BYTES = 8;

interface Header {
  shape: number[];
  data_offsets: [number, number];
}

/** @see https://github.com/huggingface/safetensors#format */
export function readTensors(file: Uint8Array): TensorFile {
  const headerEnd = LENGTH_BYTES + Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const header = JSON.parse(new TextDecoder().decode(file.subarray(LENGTH_BYTES, headerEnd))) as Record<string, Header>;
  const tensors = Object.entries(header)
    .filter(([name]) => name !== '__metadata__')
    .map(
      ([
        name,
        {
          shape,
          data_offsets: [start, end],
        },
      ]) => [name, { shape, start, end }] as const,
    );
  return { tensors: new Map(tensors), data: file.subarray(headerEnd) };
}
