package org.bowsprit.format.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * One sound: the payload of SOUN (spec 10 §1.2).
 *
 * <p>Reading never fails; a chunk that overruns its parent is cut off at the parent's end.
 */
public sealed interface Sound {

  /** The chunk's tag. */
  String TAG = "SOUN";

  /**
   * The tag of the container of renditions. The size field of the container does not count its own
   * header.
   */
  String CONTAINER_TAG = "SOU ";

  /** Writes the payload of a SOUN chunk. */
  void encode(ByteWriter out);

  /**
   * The same sound for several devices, in a {@code SOU } container.
   *
   * @param renditions the renditions in file order
   * @param trailingBytes the bytes after the last whole rendition
   */
  record Renditions(List<Rendition> renditions, Bytes trailingBytes) implements Sound {

    public Renditions {
      renditions = List.copyOf(renditions);
    }

    /** Returns the first rendition tagged {@code tag}, such as {@code "ADL "}. */
    public Optional<Rendition> rendition(String tag) {
      return renditions.stream().filter(rendition -> rendition.tag().equals(tag)).findFirst();
    }

    @Override
    public void encode(ByteWriter out) {
      int header = out.position();
      out.tag(CONTAINER_TAG).u32Be(0);
      renditions.forEach(
          rendition ->
              out.tag(rendition.tag())
                  .u32Be(rendition.payload().length())
                  .bytes(rendition.payload()));
      out.bytes(trailingBytes);
      out.putU32Be(header + 4, out.position() - header - ByteWriter.HEADER);
    }
  }

  /**
   * A sound for one device.
   *
   * @param tag the tag of the device: {@code "ADL "}, {@code "ROL "}, {@code "SPK "}, {@code "GMD
   *     "}, {@code "SBL "} …
   * @param payload the bytes after the eight-byte header
   */
  record Rendition(String tag, Bytes payload) {}

  /**
   * A command to start a CD track: 24 bytes that begin with the number of the sound (spec 10 §5).
   *
   * @param payload the whole payload
   */
  record CdTrack(Bytes payload) implements Sound {
    @Override
    public void encode(ByteWriter out) {
      out.bytes(payload);
    }
  }

  /**
   * A whole VOC file, or the sound of another engine or machine.
   *
   * @param payload the whole payload
   */
  record Raw(Bytes payload) implements Sound {

    /** Returns whether this is a VOC file: it begins with {@code Crea}. */
    public boolean isVoc() {
      return payload.length() >= 4 && payload.slice(0, 4).equals(Bytes.of('C', 'r', 'e', 'a'));
    }

    @Override
    public void encode(ByteWriter out) {
      out.bytes(payload);
    }
  }

  /** Reads the payload of a SOUN chunk. Never fails. */
  static Sound decode(ByteReader in) {
    Bytes payload = in.rest();
    if (payload.length() < ByteWriter.HEADER) {
      return new Raw(payload);
    }
    ByteReader header = payload.reader(in.path());
    if (header.tag().equals(CONTAINER_TAG)) {
      long size = Math.min(header.u32Be(), header.remaining());
      return renditions(header.bytes((int) size).reader(in.path()));
    }
    return header.seek(0).u32() == payload.length() ? new CdTrack(payload) : new Raw(payload);
  }

  private static Renditions renditions(ByteReader in) {
    List<Rendition> renditions = new ArrayList<>();
    int end = 0;
    while (in.remaining() >= ByteWriter.HEADER) {
      String tag = in.tag();
      long size = in.u32Be();
      if (size > in.remaining()) {
        break;
      }
      renditions.add(new Rendition(tag, in.bytes((int) size)));
      end = in.position();
    }
    return new Renditions(renditions, in.seek(end).rest());
  }
}
