package org.bowsprit.render.lwjgl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.CursorPainter;
import org.bowsprit.render.pixel.Viewport;
import org.lwjgl.system.MemoryUtil;

/**
 * Draws a frame in two passes: indices through the palette into a texture of 320 × 200 colours,
 * then that texture through the filter onto the window.
 *
 * <p>Row 0 of every texture is the top of the screen.
 */
final class GlPainter implements AutoCloseable {

  private static final int INDEX_UNIT = 0;
  private static final int PALETTE_UNIT = 1;
  private static final int PICTURE_UNIT = 2;

  private final byte[] indices = new byte[Frame.PIXELS];
  private final ByteBuffer indexUpload = MemoryUtil.memAlloc(Frame.PIXELS);
  private final ByteBuffer paletteUpload = MemoryUtil.memAlloc(Frame.COLOURS * 3);
  private final String vertexSource = Filters.builtIn("screen.vert");
  private final String filterPrelude = Filters.builtIn("prelude.frag");
  private final ShaderProgram lookup;
  private final int emptyArray = glGenVertexArrays();
  private final int indexTexture;
  private final int paletteTexture;
  private final int pictureTexture;
  private final int pictureBuffer = glGenFramebuffers();
  private ShaderProgram filter;
  private int shake;

  GlPainter() throws ShaderException {
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glBindVertexArray(emptyArray);
    indexTexture = texture(INDEX_UNIT, GL_NEAREST);
    glTexImage2D(
        GL_TEXTURE_2D,
        0,
        GL_R8UI,
        Frame.WIDTH,
        Frame.HEIGHT,
        0,
        GL_RED_INTEGER,
        GL_UNSIGNED_BYTE,
        (ByteBuffer) null);
    paletteTexture = texture(PALETTE_UNIT, GL_NEAREST);
    glTexImage2D(
        GL_TEXTURE_2D,
        0,
        GL_RGB8,
        Frame.COLOURS,
        1,
        0,
        GL_RGB,
        GL_UNSIGNED_BYTE,
        (ByteBuffer) null);
    pictureTexture = texture(PICTURE_UNIT, GL_LINEAR);
    glTexImage2D(
        GL_TEXTURE_2D,
        0,
        GL_RGBA8,
        Frame.WIDTH,
        Frame.HEIGHT,
        0,
        GL_BGRA,
        GL_UNSIGNED_INT_8_8_8_8_REV,
        (ByteBuffer) null);
    glBindFramebuffer(GL_FRAMEBUFFER, pictureBuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, pictureTexture, 0);
    lookup = new ShaderProgram(vertexSource, Filters.builtIn("lookup.frag"));
    lookup.use();
    glUniform1i(lookup.uniform("indices"), INDEX_UNIT);
    glUniform1i(lookup.uniform("palette"), PALETTE_UNIT);
  }

  /** Draws through another filter from now on; the old one stays when this one is broken. */
  void use(String filterSource) throws ShaderException {
    ShaderProgram next = new ShaderProgram(vertexSource, filterPrelude + filterSource);
    if (filter != null) {
      filter.close();
    }
    filter = next;
    filter.use();
    glUniform1i(filter.uniform("picture"), PICTURE_UNIT);
  }

  /** Takes a frame to the graphics card. */
  void upload(Frame frame) {
    CursorPainter.paint(frame, indices);
    indexUpload.clear().put(indices).flip();
    glActiveTexture(GL_TEXTURE0 + INDEX_UNIT);
    glTexSubImage2D(
        GL_TEXTURE_2D,
        0,
        0,
        0,
        Frame.WIDTH,
        Frame.HEIGHT,
        GL_RED_INTEGER,
        GL_UNSIGNED_BYTE,
        indexUpload);
    paletteUpload.clear().put(frame.palette()).flip();
    glActiveTexture(GL_TEXTURE0 + PALETTE_UNIT);
    glTexSubImage2D(
        GL_TEXTURE_2D, 0, 0, 0, Frame.COLOURS, 1, GL_RGB, GL_UNSIGNED_BYTE, paletteUpload);
    shake = frame.shake();
  }

  /** Draws what was uploaded last into the window's back buffer. */
  void draw(int windowWidth, int windowHeight, Viewport place) {
    glBindFramebuffer(GL_FRAMEBUFFER, pictureBuffer);
    glViewport(0, 0, Frame.WIDTH, Frame.HEIGHT);
    lookup.use();
    glUniform1i(lookup.uniform("shake"), shake);
    glDrawArrays(GL_TRIANGLES, 0, 3);

    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    if (place.width() < windowWidth || place.height() < windowHeight) {
      glClearColor(0, 0, 0, 1);
      glClear(GL_COLOR_BUFFER_BIT);
    }
    glViewport(place.x(), windowHeight - place.y() - place.height(), place.width(), place.height());
    filter.use();
    glUniform2f(filter.uniform("targetSize"), place.width(), place.height());
    glDrawArrays(GL_TRIANGLES, 0, 3);
  }

  /** Reads the looked-up colours back from the graphics card, as 0xFFRRGGBB. */
  int[] readPicture() {
    ByteBuffer bytes = MemoryUtil.memAlloc(Frame.PIXELS * 4);
    glBindFramebuffer(GL_FRAMEBUFFER, pictureBuffer);
    glReadPixels(0, 0, Frame.WIDTH, Frame.HEIGHT, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, bytes);
    int[] colours = new int[Frame.PIXELS];
    bytes.asIntBuffer().get(colours);
    MemoryUtil.memFree(bytes);
    return colours;
  }

  @Override
  public void close() {
    lookup.close();
    if (filter != null) {
      filter.close();
    }
    glDeleteFramebuffers(pictureBuffer);
    glDeleteTextures(new int[] {indexTexture, paletteTexture, pictureTexture});
    glDeleteVertexArrays(emptyArray);
    MemoryUtil.memFree(indexUpload);
    MemoryUtil.memFree(paletteUpload);
  }

  private static int texture(int unit, int filtering) {
    int texture = glGenTextures();
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filtering);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filtering);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    return texture;
  }
}
