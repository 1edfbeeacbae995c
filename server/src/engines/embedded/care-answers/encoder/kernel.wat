;; What takes the time in a transformer: products of matrices, and of the vectors of attention. All addresses are in bytes.
;; Compiled to kernel.wasm by scripts/compile-kernel.ts.
(module
  (memory (export "memory") 1)
  ;; The product of activations and the transposed weights of one layer, the bias added: output = input · weightsᵀ · scales + bias.
  ;; Both are integers, each row with a scale of its own; 16-bit products, added by pairs, are several times as fast as floats.
  ;; `input` holds `rows` × `width` signed 16-bit integers, of which each row has a 32-bit float in
  ;; `inputScales`; `weights` `outputs` × `width` signed bytes, of which each row has a float in `scales` and in `bias`; `output`
  ;; receives `rows` × `outputs` floats. `rows` must be a multiple of 4, `outputs` one of 2, and `width` one of 8.
  (func (export "multiply")
    (param $input i32) (param $inputScales i32) (param $weights i32) (param $scales i32) (param $bias i32) (param $output i32)
    (param $rows i32) (param $width i32) (param $outputs i32)
    (local $column i32) (local $row i32) (local $at i32) (local $end i32) (local $next i32)
    (local $x i32) (local $in i32) (local $stride i32) (local $out i32) (local $down i32)
    (local $one v128) (local $two v128) (local $values v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local.set $stride (i32.shl (local.get $width) (i32.const 1)))
    (local.set $down (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $columns
      (local.set $row (i32.const 0))
      (local.set $end (i32.add (local.get $weights) (local.get $width)))
      (loop $fours
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $b0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $b2 (v128.const i32x4 0 0 0 0))
        (local.set $a3 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $x (i32.add (local.get $input) (i32.mul (local.get $row) (local.get $stride))))
        (local.set $at (local.get $weights))
        (local.set $next (local.get $end))
        (loop $eights
          (local.set $one (v128.load8x8_s (local.get $at)))
          (local.set $two (v128.load8x8_s (local.get $next)))
          (local.set $values (v128.load (local.get $x)))
          (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $one) (local.get $values))))
          (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $two) (local.get $values))))
          (local.set $in (i32.add (local.get $x) (local.get $stride)))
          (local.set $values (v128.load (local.get $in)))
          (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $one) (local.get $values))))
          (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $two) (local.get $values))))
          (local.set $in (i32.add (local.get $in) (local.get $stride)))
          (local.set $values (v128.load (local.get $in)))
          (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $one) (local.get $values))))
          (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $two) (local.get $values))))
          (local.set $in (i32.add (local.get $in) (local.get $stride)))
          (local.set $values (v128.load (local.get $in)))
          (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $one) (local.get $values))))
          (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $two) (local.get $values))))
          (local.set $x (i32.add (local.get $x) (i32.const 16)))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (local.set $next (i32.add (local.get $next) (i32.const 8)))
          (br_if $eights (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $in (i32.add (local.get $inputScales) (i32.shl (local.get $row) (i32.const 2))))
        (local.set $out (i32.add (local.get $output) (i32.shl
          (i32.add (i32.mul (local.get $row) (local.get $outputs)) (local.get $column)) (i32.const 2))))
        (call $store (local.get $out) (local.get $a0) (local.get $b0) (local.get $in) (local.get $scales) (local.get $bias))
        (local.set $in (i32.add (local.get $in) (i32.const 4)))
        (local.set $out (i32.add (local.get $out) (local.get $down)))
        (call $store (local.get $out) (local.get $a1) (local.get $b1) (local.get $in) (local.get $scales) (local.get $bias))
        (local.set $in (i32.add (local.get $in) (i32.const 4)))
        (local.set $out (i32.add (local.get $out) (local.get $down)))
        (call $store (local.get $out) (local.get $a2) (local.get $b2) (local.get $in) (local.get $scales) (local.get $bias))
        (local.set $in (i32.add (local.get $in) (i32.const 4)))
        (local.set $out (i32.add (local.get $out) (local.get $down)))
        (call $store (local.get $out) (local.get $a3) (local.get $b3) (local.get $in) (local.get $scales) (local.get $bias))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (br_if $fours (i32.lt_u (local.get $row) (local.get $rows))))
      (local.set $weights (i32.add (local.get $end) (local.get $width)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 8)))
      (local.set $bias (i32.add (local.get $bias) (i32.const 8)))
      (local.set $column (i32.add (local.get $column) (i32.const 2)))
      (br_if $columns (i32.lt_u (local.get $column) (local.get $outputs)))))
  ;; Stores the sums of the four lanes of two columns, scaled, with their biases.
  (func $store (param $out i32) (param $one v128) (param $two v128) (param $inputScale i32) (param $scales i32) (param $bias i32)
    (f32.store (local.get $out) (f32.add (f32.load (local.get $bias))
      (f32.mul (f32.mul (f32.load (local.get $inputScale)) (f32.load (local.get $scales))) (call $sum (local.get $one)))))
    (f32.store offset=4 (local.get $out) (f32.add (f32.load offset=4 (local.get $bias))
      (f32.mul (f32.mul (f32.load (local.get $inputScale)) (f32.load offset=4 (local.get $scales))) (call $sum (local.get $two))))))
  (func $sum (param $lanes v128) (result f32)
    (f32.convert_i32_s (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $lanes)) (i32x4.extract_lane 1 (local.get $lanes)))
      (i32.add (i32x4.extract_lane 2 (local.get $lanes)) (i32x4.extract_lane 3 (local.get $lanes))))))
  ;; How alike a query of 32 floats is to each of `count` keys of 32 floats, which are `stride` bytes apart: a float in `output` for each.
  (func (export "score") (param $query i32) (param $keys i32) (param $stride i32) (param $count i32) (param $output i32)
    (local $end i32) (local $sum v128)
    (local.set $end (i32.add (local.get $output) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $sum (f32x4.add
        (f32x4.add
          (f32x4.add
            (f32x4.mul (v128.load offset=0 (local.get $query)) (v128.load offset=0 (local.get $keys)))
            (f32x4.mul (v128.load offset=16 (local.get $query)) (v128.load offset=16 (local.get $keys))))
          (f32x4.add
            (f32x4.mul (v128.load offset=32 (local.get $query)) (v128.load offset=32 (local.get $keys)))
            (f32x4.mul (v128.load offset=48 (local.get $query)) (v128.load offset=48 (local.get $keys)))))
        (f32x4.add
          (f32x4.add
            (f32x4.mul (v128.load offset=64 (local.get $query)) (v128.load offset=64 (local.get $keys)))
            (f32x4.mul (v128.load offset=80 (local.get $query)) (v128.load offset=80 (local.get $keys))))
          (f32x4.add
            (f32x4.mul (v128.load offset=96 (local.get $query)) (v128.load offset=96 (local.get $keys)))
            (f32x4.mul (v128.load offset=112 (local.get $query)) (v128.load offset=112 (local.get $keys)))))))
      (f32.store (local.get $output) (f32.add
        (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
        (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
      (local.set $keys (i32.add (local.get $keys) (local.get $stride)))
      (local.set $output (i32.add (local.get $output) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $output) (local.get $end)))))
  ;; The sum of `count` values of 32 floats, `stride` bytes apart, each times its share, a float: 32 floats in `output`.
  (func (export "mix") (param $shares i32) (param $values i32) (param $stride i32) (param $count i32) (param $output i32)
    (local $end i32) (local $share v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128) (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)
    (local.set $end (i32.add (local.get $shares) (i32.shl (local.get $count) (i32.const 2))))
    (loop $each
      (local.set $share (v128.load32_splat (local.get $shares)))
      (local.set $sum0 (f32x4.add (local.get $sum0) (f32x4.mul (local.get $share) (v128.load offset=0 (local.get $values)))))
      (local.set $sum1 (f32x4.add (local.get $sum1) (f32x4.mul (local.get $share) (v128.load offset=16 (local.get $values)))))
      (local.set $sum2 (f32x4.add (local.get $sum2) (f32x4.mul (local.get $share) (v128.load offset=32 (local.get $values)))))
      (local.set $sum3 (f32x4.add (local.get $sum3) (f32x4.mul (local.get $share) (v128.load offset=48 (local.get $values)))))
      (local.set $sum4 (f32x4.add (local.get $sum4) (f32x4.mul (local.get $share) (v128.load offset=64 (local.get $values)))))
      (local.set $sum5 (f32x4.add (local.get $sum5) (f32x4.mul (local.get $share) (v128.load offset=80 (local.get $values)))))
      (local.set $sum6 (f32x4.add (local.get $sum6) (f32x4.mul (local.get $share) (v128.load offset=96 (local.get $values)))))
      (local.set $sum7 (f32x4.add (local.get $sum7) (f32x4.mul (local.get $share) (v128.load offset=112 (local.get $values)))))
      (local.set $values (i32.add (local.get $values) (local.get $stride)))
      (local.set $shares (i32.add (local.get $shares) (i32.const 4)))
      (br_if $each (i32.lt_u (local.get $shares) (local.get $end))))
    (v128.store offset=0 (local.get $output) (local.get $sum0))
    (v128.store offset=16 (local.get $output) (local.get $sum1))
    (v128.store offset=32 (local.get $output) (local.get $sum2))
    (v128.store offset=48 (local.get $output) (local.get $sum3))
    (v128.store offset=64 (local.get $output) (local.get $sum4))
    (v128.store offset=80 (local.get $output) (local.get $sum5))
    (v128.store offset=96 (local.get $output) (local.get $sum6))
    (v128.store offset=112 (local.get $output) (local.get $sum7))))
