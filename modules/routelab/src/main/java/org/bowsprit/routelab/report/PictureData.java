package org.bowsprit.routelab.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import org.bowsprit.media.image.IndexedPng;
import org.bowsprit.trial.room.LabPicture;

/** Embeds pictures in pages. */
public final class PictureData {

  private PictureData() {}

  /** Returns a background as a {@code data:} URI. */
  public static String uri(LabPicture picture) {
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    try {
      IndexedPng.write(
          png,
          picture.width(),
          picture.height(),
          picture.pixels(),
          picture.palette(),
          IndexedPng.OPAQUE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png.toByteArray());
  }
}
