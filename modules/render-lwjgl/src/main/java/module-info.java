/** The renderer that shows the game through OpenGL in a GLFW window. */
module org.bowsprit.render.lwjgl {
  requires org.bowsprit.render;
  requires org.lwjgl;
  requires org.lwjgl.glfw;
  requires org.lwjgl.opengl;
  requires org.lwjgl.tinyfd;
  requires pf4j;
}
