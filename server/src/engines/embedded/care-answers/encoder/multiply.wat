;; The product of activations and the transposed weights of one layer, the bias added: output = input · weightsᵀ · scale + bias.
;; SIMD makes it about five times as fast as JavaScript. Compiled to multiply.wasm by scripts/encoder/compile-kernel.ts.
(module
  (memory (export "memory") 1)
  ;; All addresses are in bytes. `input` holds `rows` × `width` 32-bit floats, `weights` `outputs` × `width` signed bytes, of which
  ;; each row has a 32-bit float in `scales` and in `bias`; `output` receives `rows` × `outputs` 32-bit floats.
  ;; `rows` must be a multiple of 4 and `width` one of 8.
  (func (export "multiply")
    (param $input i32) (param $weights i32) (param $scales i32) (param $bias i32) (param $output i32)
    (param $rows i32) (param $width i32) (param $outputs i32)
    (local $column i32) (local $row i32) (local $at i32) (local $end i32)
    (local $x i32) (local $stride i32) (local $out i32) (local $down i32)
    (local $bytes v128) (local $low v128) (local $high v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (local.set $down (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $columns
      (local.set $row (i32.const 0))
      (loop $fours
        (local.set $sum0 (v128.const f32x4 0 0 0 0))
        (local.set $sum1 (v128.const f32x4 0 0 0 0))
        (local.set $sum2 (v128.const f32x4 0 0 0 0))
        (local.set $sum3 (v128.const f32x4 0 0 0 0))
        (local.set $x (i32.add (local.get $input) (i32.mul (local.get $row) (local.get $stride))))
        (local.set $at (local.get $weights))
        (local.set $end (i32.add (local.get $weights) (local.get $width)))
        (loop $eights
          (local.set $bytes (v128.load8x8_s (local.get $at)))
          (local.set $low (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $bytes))))
          (local.set $high (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $bytes))))
          (local.set $sum0 (f32x4.add (local.get $sum0) (f32x4.add
            (f32x4.mul (local.get $low) (v128.load (local.get $x)))
            (f32x4.mul (local.get $high) (v128.load offset=16 (local.get $x))))))
          (local.set $out (i32.add (local.get $x) (local.get $stride)))
          (local.set $sum1 (f32x4.add (local.get $sum1) (f32x4.add
            (f32x4.mul (local.get $low) (v128.load (local.get $out)))
            (f32x4.mul (local.get $high) (v128.load offset=16 (local.get $out))))))
          (local.set $out (i32.add (local.get $out) (local.get $stride)))
          (local.set $sum2 (f32x4.add (local.get $sum2) (f32x4.add
            (f32x4.mul (local.get $low) (v128.load (local.get $out)))
            (f32x4.mul (local.get $high) (v128.load offset=16 (local.get $out))))))
          (local.set $out (i32.add (local.get $out) (local.get $stride)))
          (local.set $sum3 (f32x4.add (local.get $sum3) (f32x4.add
            (f32x4.mul (local.get $low) (v128.load (local.get $out)))
            (f32x4.mul (local.get $high) (v128.load offset=16 (local.get $out))))))
          (local.set $x (i32.add (local.get $x) (i32.const 32)))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br_if $eights (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $out (i32.add (local.get $output) (i32.shl
          (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $column)) (i32.const 2))))
        (f32.store (local.get $out) (call $scaled (local.get $sum0) (local.get $scales) (local.get $bias)))
        (local.set $out (i32.add (local.get $out) (local.get $down)))
        (f32.store (local.get $out) (call $scaled (local.get $sum1) (local.get $scales) (local.get $bias)))
        (local.set $out (i32.add (local.get $out) (local.get $down)))
        (f32.store (local.get $out) (call $scaled (local.get $sum2) (local.get $scales) (local.get $bias)))
        (local.set $out (i32.add (local.get $out) (local.get $down)))
        (f32.store (local.get $out) (call $scaled (local.get $sum3) (local.get $scales) (local.get $bias)))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br_if $fours (i32.lt_u (local.get $row) (local.get $rows))))
      (local.set $weights (local.get $end))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $bias (i32.add (local.get $bias) (i32.const 4)))
      (local.set $column (i32.add (local.get $column) (i32.const 1)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $outputs)))))
  ;; The sum of four lanes, scaled, with the bias.
  (func $scaled (param $sum v128) (param $scale i32) (param $bias i32) (result f32)
    (f32.add (f32.load (local.get $bias)) (f32.mul (f32.load (local.get $scale)) (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
      (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum))))))))
