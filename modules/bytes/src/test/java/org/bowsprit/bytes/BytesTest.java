package org.bowsprit.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Tests slices and copies of bytes. */
class BytesTest {

  @Test
  void equalityDependsOnTheContentOnly() {
    Bytes slice = Bytes.of(9, 1, 2, 9).slice(1, 2);

    assertThat(slice).isEqualTo(Bytes.of(1, 2)).hasSameHashCodeAs(Bytes.of(1, 2));
    assertThat(slice).isNotEqualTo(Bytes.of(1, 3));
  }

  @Test
  void aCopyIsNotChangedByLaterWritesToTheArray() {
    byte[] array = {1, 2};
    Bytes copy = Bytes.copyOf(array);
    array[0] = 7;

    assertThat(copy.u8(0)).isEqualTo(1);
  }

  @Test
  void slicesBeyondTheEndAreRefused() {
    Bytes bytes = Bytes.of(1, 2, 3);

    assertThat(bytes.from(1).toArray()).containsExactly(2, 3);
    assertThatThrownBy(() -> bytes.slice(2, 2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> bytes.slice(1, 1).u8(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
