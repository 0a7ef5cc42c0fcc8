package org.bowsprit.kit.edit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.kit.internal.colour.Quantiser;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.bowsprit.media.image.TrueColourPng;

/**
 * Creates the picture files of added states. The pictures have the colours of the room's
 * background.
 */
final class AddedPictureFiles {

  private static final int COLOUR_COUNT = 256;
  private static final int CHANNEL_COUNT = 3;

  private final Optional<Bytes> backgroundFile;
  private final int transparentColour;

  /**
   * Prepares to create pictures for a room.
   *
   * @param backgroundFile the file of the room's background
   * @param transparentColour the room's transparent colour
   */
  AddedPictureFiles(Optional<Bytes> backgroundFile, int transparentColour) {
    this.backgroundFile = backgroundFile;
    this.transparentColour = transparentColour;
  }

  /**
   * Returns a picture file.
   *
   * @param width the width of the object
   * @param height the height of the object
   * @throws IllegalArgumentException if the picture cannot be created; the message is for the user
   */
  Bytes file(AddedPicture.Source source, int width, int height) {
    try {
      return source instanceof AddedPicture.Background part
          ? copyPart(part, width, height)
          : toRoomPalette(((AddedPicture.File) source).png());
    } catch (PngException e) {
      throw new IllegalArgumentException("The picture cannot be read: " + e.getMessage() + ".", e);
    }
  }

  private Bytes copyPart(AddedPicture.Background part, int width, int height) throws PngException {
    byte[] png = backgroundFile.map(Bytes::toArray).orElseThrow(AddedPictureFiles::noBackground);
    if (PngReader.isTrueColour(png)) {
      ColourPicture backgroundPicture = PngReader.readColours(png);
      requireInside(part, width, height, backgroundPicture.width(), backgroundPicture.height());
      return copyPart(backgroundPicture, part, width, height);
    }
    IndexedPicture backgroundPicture = PngReader.read(png);
    requireInside(part, width, height, backgroundPicture.width(), backgroundPicture.height());
    Bytes pixels = Bytes.wrap(backgroundPicture.part(part.x(), part.y(), width, height));
    return Bytes.wrap(
        new IndexedPicture(width, height, pixels, backgroundPicture.palette()).toPng());
  }

  private static IllegalArgumentException noBackground() {
    return new IllegalArgumentException("The room has no background to copy from.");
  }

  private static void requireInside(
      AddedPicture.Background part, int width, int height, int wholeWidth, int wholeHeight) {
    boolean isInside =
        part.x() >= 0
            && part.y() >= 0
            && width > 0
            && height > 0
            && part.x() + width <= wholeWidth
            && part.y() + height <= wholeHeight;
    if (!isInside) {
      throw new IllegalArgumentException(
          "Expected a part of the background of %s×%s, found %s×%s at %s, %s."
              .formatted(wholeWidth, wholeHeight, width, height, part.x(), part.y()));
    }
  }

  private static Bytes copyPart(
      ColourPicture backgroundPicture, AddedPicture.Background part, int width, int height) {
    byte[] colours = new byte[CHANNEL_COUNT * width * height];
    int index = 0;
    for (int y = part.y(); y < part.y() + height; y++) {
      for (int x = part.x(); x < part.x() + width; x++) {
        int pixel = backgroundPicture.pixel(x, y);
        for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
          colours[index++] = (byte) (pixel >> (16 - Byte.SIZE * channel));
        }
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      TrueColourPng.write(out, width, height, colours);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Bytes.wrap(out.toByteArray());
  }

  /**
   * Converts a picture in true colour to the palette of the background. Returns other pictures
   * unchanged, and all pictures if the background has no palette.
   */
  private Bytes toRoomPalette(Bytes file) throws PngException {
    byte[] png = file.toArray();
    boolean isTrueColour = PngReader.isTrueColour(png);
    Optional<IndexedPicture> indexed = indexedBackground();
    if (!isTrueColour || indexed.isEmpty()) {
      requireWholeUnits(png, isTrueColour);
      return file;
    }
    ColourPicture picture = PngReader.readColours(png);
    requireWholeUnits(picture.width(), picture.height());
    BitSet usableColours = new BitSet();
    usableColours.set(0, COLOUR_COUNT);
    Quantiser quantiser = new Quantiser(indexed.get().palette(), usableColours, transparentColour);
    return Bytes.wrap(quantiser.indexed(picture).toPng());
  }

  /** Returns the background; empty if it has no palette. */
  private Optional<IndexedPicture> indexedBackground() throws PngException {
    if (backgroundFile.isEmpty() || PngReader.isTrueColour(backgroundFile.get().toArray())) {
      return Optional.empty();
    }
    return Optional.of(PngReader.read(backgroundFile.get().toArray()));
  }

  private static void requireWholeUnits(byte[] png, boolean isTrueColour) throws PngException {
    if (isTrueColour) {
      ColourPicture picture = PngReader.readColours(png);
      requireWholeUnits(picture.width(), picture.height());
    } else {
      IndexedPicture picture = PngReader.read(png);
      requireWholeUnits(picture.width(), picture.height());
    }
  }

  private static void requireWholeUnits(int width, int height) {
    if (width % ObjectHeader.UNIT_PIXELS != 0 || height % ObjectHeader.UNIT_PIXELS != 0) {
      throw new IllegalArgumentException(
          "Expected a picture whose sides are multiples of %s, found %s×%s."
              .formatted(ObjectHeader.UNIT_PIXELS, width, height));
    }
  }
}
